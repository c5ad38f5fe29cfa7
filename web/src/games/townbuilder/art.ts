import type { TownBuilderType } from '../../engine/games/townbuilder';

/** A path of a picture on 100 x 80: only a line, or filled with paper or with the type's colour. */
export interface Stroke {
  d: string;
  fill?: 'paper' | 'colour';
}

const line = (d: string): Stroke => ({ d });
const paper = (d: string): Stroke => ({ d, fill: 'paper' });
const solid = (d: string): Stroke => ({ d, fill: 'colour' });
const ground = line('M6 74h88');
const gable = (x: number, y: number, width: number, roof: number): Stroke[] => [
  paper(`M${x} 74V${y}h${width}v${74 - y}Z`),
  solid(`M${x - 5} ${y}l${width / 2 + 5}-${roof} ${width / 2 + 5} ${roof}Z`),
];

const byType: Readonly<Record<TownBuilderType, readonly (readonly Stroke[])[]>> = {
  commerce: [
    [paper('M18 74V34h64v40Z'), solid('M12 44 20 26h60l8 18Z'), line('M28 44l3-18M44 44l2-18M60 44l-2-18M76 44l-5-18M26 52h24v14H26ZM62 74V52h12v22'), ground],
    [paper('M14 74V48h30v26ZM52 74V40h34v34Z'), solid('M10 48 29 30l19 18ZM48 40l21-20 21 20Z'), line('M22 74V60h12v14M62 52h14v10H62'), ground],
    [solid('M16 40h68l-6 14H22Z'), line('M22 54v20M78 54v20M16 40c0-14 68-14 68 0'), paper('M28 58h44v16H28Z'), line('M36 58v-6h8v6M56 58c0-8 10-8 10 0'), ground],
  ],
  social: [
    [...gable(22, 42, 56, 26), line('M44 74V58h12v16M29 50h9v9h-9ZM62 50h9v9h-9ZM82 40h10v12H82ZM78 40h18'), ground],
    [paper('M16 74V38h68v36Z'), solid('M12 38h76l-8-14H20Z'), line('M42 74V54a8 8 0 0 1 16 0v20M24 48h10v12H24ZM66 48h10v12H66ZM50 24V12h12l-3 4 3 4H50'), ground],
    [solid('M28 34a22 18 0 0 1 44 0Z'), paper('M32 34h36v24H32Z'), line('M26 58h48M38 58v16M62 58v16M38 34v24M50 34v24M62 34v24'), ground],
  ],
  housing: [
    [...gable(28, 44, 44, 28), line('M44 74V60h12v14M34 50h8v8h-8ZM58 50h8v8h-8ZM62 30V20h6v16'), ground],
    [...gable(8, 46, 24, 16), ...gable(38, 38, 24, 18), ...gable(68, 46, 24, 16), line('M17 74V62h7v12M46 74V62h8v12M77 74V62h7v12M46 46h8v8h-8Z'), ground],
    [paper('M26 74V26h48v48Z'), solid('M22 26 34 10h32l12 16Z'), line('M34 34h9v10h-9ZM57 34h9v10h-9ZM34 52h9v10h-9ZM57 52h9v10h-9ZM46 74V64h9v10'), ground],
  ],
  culture: [
    [solid('M14 36 50 12l36 24Z'), paper('M18 36h64v6H18ZM24 42h8v24h-8ZM46 42h8v24h-8ZM68 42h8v24h-8ZM14 66h72v8H14Z'), ground],
    [paper('M38 74V34h24v40Z'), solid('M34 34 50 6l16 28Z'), paper('M14 74V52h24v22ZM62 74V52h24v22Z'), line('M50 42a5 5 0 1 0 .1 0M46 74V62h8v12M50 6V0'), ground],
    [paper('M16 74V46h68v28Z'), solid('M24 46a26 24 0 0 1 52 0Z'), line('M50 22v-8M26 54v20M38 54v20M50 54v20M62 54v20M74 54v20'), ground],
  ],
  military: [
    [paper('M14 74V36h8v-8h8v8h10v-8h8v8h12v-8h8v8h10v-8h8v46Z'), solid('M40 74V60a10 10 0 0 1 20 0v14Z'), line('M24 48h6M70 48h6'), ground],
    [paper('M34 74V30h32v44Z'), solid('M28 30v-14h8v6h8v-6h12v6h8v-6h8v14Z'), line('M46 42h8v12h-8ZM50 16V4l14 5-14 5M44 74V64h12v10'), ground],
    [paper('M8 74V50h84v24Z'), solid('M8 50v-8h10v-6h10v6h12v-6h10v6h12v-6h10v6h20v8Z'), line('M20 60h12M42 66h14M66 60h14M30 70h8'), ground],
  ],
};

/** Cards whose name asks for a picture of its own. */
const byName: Readonly<Record<string, readonly Stroke[]>> = {
  Mill: [paper('M36 74 42 34h16l6 40Z'), solid('M40 34 50 20l10 14Z'), line('M50 34 26 14M50 34 74 14M50 34 26 56M50 34l24 22M22 18l8-8M70 10l8 8M22 52l8 8M78 52l-8 8M45 74V62h10v12'), ground],
  Bridge: [paper('M4 50h92v10H4Z'), solid('M10 74V60h80v14H74a12 12 0 0 0-24 0 12 12 0 0 0-24 0Z'), line('M4 42h92M16 42v8M38 42v8M62 42v8M84 42v8M2 78q8-5 16 0t16 0 16 0 16 0 16 0 16 0')],
  Well: [solid('M24 28 50 10l26 18Z'), line('M32 28v28M68 28v28M32 38h36M50 38v10'), paper('M46 48h8v8h-8Z'), paper('M26 56h48l-4 18H30Z'), ground],
  Fountain: [line('M50 34V18M50 18q-14-6-18 10M50 18q14-6 18 10M50 24q-8-4-10 8M50 24q8-4 10 8'), solid('M32 34h36l-6 10H38Z'), paper('M46 44h8v14h-8Z'), solid('M14 58h72l-8 16H22Z'), ground],
  Statue: [solid('M50 8a7 7 0 1 0 .1 0ZM40 26h20l4 22H36Z'), line('M60 28 74 14M40 30l-8 14'), paper('M34 48h32v10H34ZM28 58h44v16H28Z'), ground],
  'Bell Tower': [paper('M36 74V28h28v46Z'), solid('M32 28 50 4l18 24Z'), line('M43 48c0-14 14-14 14 0l3 5H40ZM50 53v4M44 74V66h12v8'), ground],
  Farm: [solid('M14 74V44l20-20 20 20v30Z'), paper('M26 74V56h16v18Z'), line('M62 74V40M70 74V44M78 74V40M86 74V46M60 46l4-6M68 50l4-6M76 46l4-6M84 52l4-6'), ground],
  Fishery: [paper('M14 56h64l-8 14H24Z'), line('M46 56V18M4 76q8-5 16 0t16 0 16 0 16 0 16 0 12 0'), solid('M49 20l24 30H49Z'), line('M80 24q8-8 14 0q-6 8-14 0l-5-4v8Z')],
  Orchard: [line('M22 40v34M50 34v40M78 40v34'), solid('M22 20a14 14 0 1 0 .1 0ZM50 10a15 15 0 1 0 .1 0ZM78 20a14 14 0 1 0 .1 0Z'), line('M18 32v.1M27 38v.1M46 24v.1M55 30v.1M74 32v.1M83 38v.1'), ground],
  Gardens: [line('M28 44v30M72 44v30'), solid('M28 20a15 15 0 1 0 .1 0ZM58 50 72 18l14 32Z'), line('M44 74q6-20 12 0M8 74q3-8 6 0q3-8 6 0'), ground],
  'Town Green': [line('M32 42v32'), solid('M32 14a18 18 0 1 0 .1 0Z'), line('M58 62h28M62 62v12M82 62v12M58 52h28'), ground],
  Quarry: [paper('M8 74 24 38l18-10 14 14 16-8 20 40Z'), solid('M30 74 44 54l18 20Z'), line('M66 20l16 10M62 26c4-10 14-10 20-2M72 24 60 48'), ground],
  Monument: [paper('M42 66 46 14h8l4 52Z'), solid('M46 14 50 4l4 10ZM32 66h36v8H32Z'), ground],
  Moat: [paper('M34 44V18h6v6h7v-6h6v6h7v-6h6v26Z'), line('M46 44V34h8v10'), solid('M4 48h92v8H4Z'), line('M4 64q8-6 16 0t16 0 16 0 16 0 16 0 12 0M4 74q8-6 16 0t16 0 16 0 16 0 16 0 12 0')],
  Stable: [paper('M16 74V40h68v34Z'), solid('M10 40 50 18l40 22Z'), line('M40 74V52h20v22M40 52l20 22M60 52 40 74M24 50h8v8h-8ZM68 50h8v8h-8Z'), ground],
  Smithy: [solid('M22 40h56l-10 12H56v8h12v8H32v-8h12v-8c-12 0-20-4-22-12Z'), line('M60 14 40 34M36 12h18l6 8-8 8'), ground],
  Bank: [solid('M18 34 50 12l32 22Z'), paper('M20 34h60v6H20ZM24 40h8v24h-8ZM68 40h8v24h-8ZM16 64h68v10H16Z'), line('M50 42a10 10 0 1 0 .1 0M50 46v12')],
  'Flower Stand': [solid('M14 34 22 18h56l8 16Z'), line('M20 34v40M80 34v40'), paper('M20 54h60v12H20Z'), line('M32 54V44M50 54V42M68 54V44M28 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM46 42a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM64 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z'), ground],
};

/** Which of its type's pictures suits a card, where the number alone would choose badly. */
const suits: Readonly<Record<string, number>> = {
  'Row House': 1,
  Manor: 2,
  Villa: 2,
  'Canal House': 2,
  'Tower House': 2,
  Cottage: 0,
  Lodge: 0,
  Farmhouse: 0,
  Cathedral: 1,
  Chapel: 1,
  Library: 0,
  Observatory: 2,
  Wall: 2,
  Watchtower: 1,
  'Guard House': 1,
  Gatehouse: 0,
  'Market Hall': 0,
};

export function pictureOf(name: string, type: TownBuilderType, number: number): readonly Stroke[] {
  const choices = byType[type];
  return byName[name] ?? choices[(suits[name] ?? number) % choices.length] ?? [];
}

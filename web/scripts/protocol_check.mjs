// Holds messages against the protocol's JSON Schemas (build/protocol.schema.json), which are made from the C++
// sources: what is said must be exactly as described, and so must a request that was accepted.
import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { at } from './engine.mjs';

const file = at('../../build/protocol.schema.json');

let known;
/** What checks values by the places of their schemas: "push", "verbs/move/ask", "$defs/TableView". */
function schemas() {
  if (known) return known;
  if (!existsSync(file)) throw new Error('There are no schemas yet: `scripts/wasm schema` writes them.');
  const all = JSON.parse(readFileSync(file, 'utf8'));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(all, 'townsmith');
  const compiled = new Map();
  const complaint = (place, value) => {
    if (!compiled.has(place)) compiled.set(place, ajv.compile({ $ref: `townsmith#/${place}` }));
    const validate = compiled.get(place);
    return validate(value) ? '' : ajv.errorsText(validate.errors);
  };
  return (known = { verbs: new Set(Object.keys(all.verbs)), complaint });
}

const shown = (complaint, value) => (complaint ? `${complaint}\n${JSON.stringify(value).slice(0, 600)}` : '');

/** What is wrong with a value of this place in the schemas; '' if nothing is. */
export const complaintAbout = (place, value) => shown(schemas().complaint(place, value), value);

/** One conversation. */
export function protocolCheck() {
  const asked = new Map();

  /** What is wrong with a message of the host; '' if nothing is. */
  function said(text) {
    const message = JSON.parse(text);
    if ('push' in message) return complaintAbout('push', message);
    const { re, ...answer } = message;
    const request = asked.get(re);
    asked.delete(re);
    if ('error' in answer) return complaintAbout('api/RefusalAnswer', answer);
    if (request === undefined) return `answers nothing that was asked: ${text.slice(0, 600)}`;
    const { do: verb, ...ask } = request;
    delete ask.id;
    if (!schemas().verbs.has(verb)) return `accepted an unknown verb: ${verb}`;
    return complaintAbout(`verbs/${verb}/ask`, ask) || complaintAbout(`verbs/${verb}/answer`, answer);
  }

  return {
    /** Before a request is handled. */
    asked(text) {
      const message = JSON.parse(text);
      asked.set(message.id, message);
    },
    said,
    /** The same, but a complaint is thrown. */
    heard(text) {
      const complaint = said(text);
      if (complaint) throw new Error(`Not as the protocol describes it: ${complaint}`);
    },
  };
}

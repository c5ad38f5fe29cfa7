// Goal and bonus cards in words; English is the engine's own.

import type { Language } from '../board';

interface Card {
  key: string;
  name: string;
  text: string;
}

export const germanGoals: Readonly<Record<string, { name: string; text: string }>> = {
  specialization: { name: 'Spezialisierung', text: 'Blöcke deiner Startfarbe mit Blöcken auf allen sechs Seiten' },
  standardization: { name: 'Standardisierung', text: 'Objekte neben Blöcken beider Farben, die deiner Startfarbe benachbart sind' },
  crossroads: { name: 'Kreuzungen', text: 'Objekte neben mindestens drei Farben' },
  'recreational-areas': { name: 'Naherholung', text: 'Objekte neben einem Objekt' },
  downtown: { name: 'Innenstadt', text: 'Objekte im Zentrum' },
  suburbs: { name: 'Vororte', text: 'Objekte außerhalb des Zentrums' },
  hub: { name: 'Knotenpunkt', text: 'Farben neben deinem buntesten Objekt' },
  surroundings: { name: 'Umgebung', text: 'Objekte mit Blöcken auf allen sechs Seiten' },
  symmetry: { name: 'Symmetrie', text: 'Objekte zwischen zwei Blöcken einer Farbe' },
  triangle: { name: 'Dreieck', text: 'Seite deines größten Dreiecks aus Blöcken' },
  'urban-routes': { name: 'Stadtrouten', text: 'Objekte, die Blöcke ihrer Farbe mit dem Rand verbinden' },
  'wind-rose': { name: 'Windrose', text: 'Spalten mit einem Objekt' },
};

export const germanBonus: Readonly<Record<string, { name: string; text: string }>> = {
  'stable-soil': { name: 'Fester Boden', text: 'sofort 2 Punkte für ein Objekt auf einem Stern' },
  funding: { name: 'Förderung', text: 'ein Stern: Form und Objekt in einer Runde' },
  rezoning: { name: 'Umwidmung', text: 'ein Stern: mit einer beliebigen Farbe zeichnen' },
  'second-draft': { name: 'Zweiter Entwurf', text: 'ein Stern: die Seite eines Würfels wählen' },
};

export const goalText = (language: Language, goal: Card): { name: string; text: string } =>
  (language === 'de' ? germanGoals[goal.key] : undefined) ?? goal;

export const bonusText = (language: Language, bonus: Card): { name: string; text: string } =>
  (language === 'de' ? germanBonus[bonus.key] : undefined) ?? bonus;

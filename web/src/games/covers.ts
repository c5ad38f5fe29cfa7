import type { Component } from 'svelte';
import type { GameName } from '../engine/protocol';
import Cities from './cities/Cover.svelte';
import CityPlanner from './cityplanner/Cover.svelte';
import DrawCity from './drawcity/Cover.svelte';
import TownBuilder from './townbuilder/Cover.svelte';
import Townies from './townies/Cover.svelte';

/** The games' pictures: part of the first load, so they are small. */
export const covers: Readonly<Record<GameName, Component>> = {
  townies: Townies,
  drawcity: DrawCity,
  cities: Cities,
  cityplanner: CityPlanner,
  townbuilder: TownBuilder,
};

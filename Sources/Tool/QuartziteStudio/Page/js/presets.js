// The presets of emitters.

import { make, state } from './store.js';
import { change } from './edits.js';

/** A menu that replaces the cells of an emitter layer by those of a preset. */
export function presetField(layer) {
  const menu = make('select', { 'aria-label': 'Emitter preset', title: 'Replace the cells by those of a preset' }, make('option', { value: '' }, 'Preset…'));
  for (const { name, title } of state.presets) menu.append(make('option', { value: name }, title));
  menu.addEventListener('change', () => {
    if (menu.value) change({ layer, preset: menu.value });
    menu.value = '';
  });
  return menu;
}

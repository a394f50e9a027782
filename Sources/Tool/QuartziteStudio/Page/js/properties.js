// The inspector: the properties of the selected layer and of its emitter cells.

import { $, make, on, state } from './store.js';
import { change, isEdited, reset, resetLayer } from './edits.js';
import { makeField } from './fields.js';
import { copySource } from './inspection.js';
import { presetField } from './presets.js';
import { title } from './layers.js';

/** The rows of the inspector by key path, and a text that changes with their structure. */
let rows = new Map();
let structure = '';
/** The titles of closed groups. */
const closed = new Set(['Timing', 'Geometry of layers']);

export function startProperties() {
  on('properties', show);
  on('selection', () => {
    structure = '';
    if (state.selection === null) showEmpty('Select a layer in the list of layers, or in the picture.');
  });
  on('missing', () => showEmpty('The selected layer is not on screen at this time.'));
  on('inspectionFailed', (reason) => {
    if (state.properties === null) showEmpty(`The layers cannot be listed: ${reason}.`);
  });
}

function showEmpty(text) {
  structure = '';
  $('no-selection').textContent = text;
  $('no-selection').hidden = false;
  $('inspector').hidden = true;
}

function show(list) {
  const properties = [...list.properties, ...list.cells.flatMap((cell) => cell.properties)];
  const text = [list.layer, ...properties.map(({ keyPath, kind }) => `${keyPath} ${kind}`)].join('\n');
  if (text !== structure) build(list);
  structure = text;
  for (const property of properties) rows.get(property.keyPath)?.show(property);
}

function build(list) {
  rows = new Map();
  const layer = state.layers?.layers.find(({ id }) => id === list.layer);
  $('no-selection').hidden = true;
  $('inspector').hidden = false;
  $('inspector').replaceChildren(
    header(list, layer),
    ...list.cells.map((cell) => cellSection(list.layer, cell)),
    ...groups(list.layer, list.properties),
  );
}

function header(list, layer) {
  const copy = make('button', { title: 'Copy this layer as Swift' }, 'Copy as Swift');
  copy.id = 'copy-layer';
  copy.addEventListener('click', () => copySource({ layer: list.layer }));
  const all = make('button', { title: 'Remove all changes of this layer' }, 'Reset');
  all.addEventListener('click', () => resetLayer(list.layer));
  const row = make('div', { className: 'row' }, copy, all);
  if (list.cells.length > 0) row.append(presetField(list.layer));
  const name = make('h2', {}, layer ? title(layer) : list.layer, ' ', make('small', {}, layer?.layerClass ?? ''));
  return make('header', {}, name, row);
}

/** Sections of consecutive properties of the same group. */
function groups(layer, properties) {
  const sections = [];
  for (const property of properties) {
    if (sections.at(-1)?.name !== property.group) {
      sections.push({ name: property.group, body: make('details', { open: !closed.has(property.group) }) });
      const { name, body } = sections.at(-1);
      body.append(make('summary', {}, name));
      body.addEventListener('toggle', () => (body.open ? closed.delete(name) : closed.add(name)));
    }
    sections.at(-1).body.append(makeRow(layer, property));
  }
  return sections.map(({ body }) => body);
}

function cellSection(layer, cell) {
  const label = cell.name ?? cell.keyPath.split('.').at(-1);
  const copy = make('button', { title: 'Copy this cell as Swift' }, 'Copy cell');
  copy.addEventListener('click', () => copySource({ layer, cell: cell.keyPath, isSnippet: true }));
  const section = make('details', { className: 'cell', open: cell.depth === 0 }, make('summary', {}, `Cell ${label} `, make('small', {}, cell.depth > 0 ? 'inside a cell' : '')));
  section.append(make('div', { className: 'cell-actions' }, copy));
  for (const property of cell.properties) section.append(makeRow(layer, property));
  return section;
}

function makeRow(layer, property) {
  const field = makeField(property, (value, isFinal) => {
    change({ layer, keyPath: property.keyPath, value }, isFinal);
    row.classList.add('is-changed');
  });
  const button = make('button', { className: 'reset', title: 'Reset', 'aria-label': `Reset ${property.title}` }, '↺');
  button.addEventListener('click', () => reset(layer, property.keyPath));
  const live = make('span', { className: 'live' });
  const row = make('div', { className: 'property' }, make('span', { className: 'label', title: property.keyPath }, property.title), field.element, button, live);
  row.dataset.keyPath = property.keyPath;
  rows.set(property.keyPath, {
    show(current) {
      field.show(current.model);
      const differs = JSON.stringify(current.model) !== JSON.stringify(current.presentation);
      live.textContent = differs ? `on screen ${describe(current.presentation)}` : '';
      row.classList.toggle('is-changed', isEdited(layer, property.keyPath));
    },
  });
  return row;
}

function describe(value) {
  const short = (number) => String(Math.round(number * 100) / 100);
  if (Array.isArray(value)) return value.map(short).join(', ');
  return typeof value === 'number' ? short(value) : String(value ?? 'none');
}

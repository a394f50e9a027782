// The tree of layers.

import { $, emit, make, on, state } from './store.js';

const collapsed = new Set();
let shownText = '';

export function startLayers() {
  on('layers', fill);
  on('selection', () => {
    reveal(state.selection);
    fill();
  });
  $('layer-tree').addEventListener('click', click);
  $('layer-tree').addEventListener('keydown', key);
}

/** The name of a layer for people. */
export function title(layer) {
  return layer.name ?? layer.viewIdentifier ?? layer.viewClass ?? layer.layerClass;
}

const parent = (path) => path.split('/').slice(0, -1).join('/');

function visibleLayers() {
  const layers = state.layers?.layers ?? [];
  const hidden = [];
  return layers.filter((layer) => {
    if (hidden.some((path) => layer.id.startsWith(path))) return false;
    if (collapsed.has(layer.id)) hidden.push(`${layer.id}/`);
    return true;
  });
}

function reveal(path) {
  for (let above = parent(path ?? ''); above; above = parent(above)) collapsed.delete(above);
}

function fill() {
  const layers = visibleLayers();
  const text = JSON.stringify([layers, state.selection, [...collapsed]]);
  if (text === shownText) return;
  shownText = text;
  const all = state.layers?.layers ?? [];
  const parents = new Set(all.map(({ id }) => parent(id)));
  const focused = $('layer-tree').contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const current = layers.some(({ id }) => id === state.selection) ? state.selection : layers[0]?.id;
  const known = new Map([...$('layer-tree').children].map((item) => [item.dataset.id, item]));
  const items = layers.map((layer) => merge(known.get(layer.id), row(layer, parents.has(layer.id), layer.id === current)));
  if (items.length !== known.size || items.some((item, index) => item !== $('layer-tree').children[index])) {
    $('layer-tree').replaceChildren(...items);
  }
  const omitted = state.layers?.omitted ?? 0;
  $('layers-note').textContent = omitted > 0 ? `${omitted} more layers are not listed.` : '';
  if (focused) find(focused)?.focus();
}

/** Gives an item that is in the list the contents of a new one: a click is lost if its item is replaced meanwhile. */
function merge(item, updated) {
  if (!item) return updated;
  for (const name of ['tabindex', 'aria-selected', 'aria-expanded', 'title']) {
    if (updated.hasAttribute(name)) item.setAttribute(name, updated.getAttribute(name));
    else item.removeAttribute(name);
  }
  if (item.innerHTML !== updated.innerHTML) item.replaceChildren(...updated.childNodes);
  return item;
}

function row(layer, hasChildren, isCurrent) {
  const isOpen = !collapsed.has(layer.id);
  const item = make('li', {
    role: 'treeitem', tabIndex: isCurrent ? 0 : -1, 'aria-level': layer.depth + 1,
    'aria-selected': String(layer.id === state.selection), 'aria-expanded': hasChildren ? String(isOpen) : null,
    title: `${layer.layerClass}${layer.viewClass ? ` of ${layer.viewClass}` : ''} · ${layer.id}`,
  });
  item.dataset.id = layer.id;
  item.style.setProperty('--depth', layer.depth);
  const name = title(layer);
  item.append(
    make('span', { className: 'twist', 'aria-hidden': 'true' }, hasChildren ? (isOpen ? '▼' : '▶') : ''),
    make('span', { className: layer.isHidden ? 'is-hidden-layer' : '' }, name),
  );
  if (name !== layer.layerClass) item.append(make('span', { className: 'kind' }, layer.layerClass));
  if (layer.id.endsWith('mask')) item.append(make('span', { className: 'badge' }, 'mask'));
  if (layer.cells > 0) item.append(make('span', { className: 'badge', title: 'Emitter cells' }, `✦ ${layer.cells}`));
  if (layer.animations > 0) item.append(make('span', { className: 'badge', title: 'Animations' }, `◆ ${layer.animations}`));
  return item;
}

const find = (id) => [...$('layer-tree').children].find((item) => item.dataset.id === id);

function toggle(id) {
  if (!collapsed.delete(id)) collapsed.add(id);
  fill();
}

function click(event) {
  const item = event.target.closest('li');
  if (!item) return;
  if (event.target.classList.contains('twist') && event.target.textContent) return toggle(item.dataset.id);
  item.focus();
  emit('select', item.dataset.id);
}

function key(event) {
  const item = event.target.closest('li');
  if (!item) return;
  const items = [...$('layer-tree').children];
  const index = items.indexOf(item);
  const { id } = item.dataset;
  const isOpen = item.getAttribute('aria-expanded');
  const actions = {
    ArrowDown: () => items[index + 1]?.focus(),
    ArrowUp: () => items[index - 1]?.focus(),
    Home: () => items[0].focus(),
    End: () => items.at(-1).focus(),
    ArrowRight: () => (isOpen === 'false' ? toggle(id) : items[index + 1]?.focus()),
    ArrowLeft: () => (isOpen === 'true' ? toggle(id) : find(parent(id))?.focus()),
    Enter: () => emit('select', id),
    ' ': () => emit('select', id),
  };
  if (!actions[event.key] || event.ctrlKey || event.metaKey) return;
  actions[event.key]();
  event.preventDefault();
  event.stopPropagation();
}

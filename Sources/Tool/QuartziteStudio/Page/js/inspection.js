// The page's copy of the layers, properties and animations: requested again when the picture has changed.

import { $, emit, on, state, toast } from './store.js';
import { ask } from './connection.js';

/** The milliseconds between two updates while time runs; more if updates take long, as with hundreds of layers. */
let interval = 500;
let isBusy = false;
let isStale = false;
let timer = null;

export function startInspection() {
  on('shown', () => schedule(state.isPlaying ? interval : 40));
  on('select', select);
  on('opened', () => {
    Object.assign(state, { layers: null, properties: null, timeline: null });
    refresh();
  });
  on('edited', () => schedule(20));
  on('panel', () => schedule(0));
}

export function select(path) {
  if (path === state.selection) return;
  state.selection = path;
  state.properties = null;
  emit('selection', path);
  refresh();
}

function schedule(delay) {
  isStale = true;
  timer ??= setTimeout(() => {
    timer = null;
    refresh();
  }, delay);
}

async function refresh() {
  if (isBusy || !state.scene) {
    isStale = true;
    return;
  }
  [isBusy, isStale] = [true, false];
  const scene = state.scene;
  const begin = performance.now();
  try {
    await update(scene);
    interval = Math.max(500, 25 * (performance.now() - begin));
  } catch (error) {
    if (scene === state.scene) emit('inspectionFailed', error.message);
  }
  isBusy = false;
  if (isStale) schedule(state.isPlaying ? interval : 40);
}

async function update(scene) {
  const path = state.selection;
  // While time runs, only what is visible on the page is requested.
  if (!state.isPlaying || path !== null || $('layer-tree').checkVisibility()) {
    const layers = await ask({ inspect: {} });
    if (scene !== state.scene) return;
    state.layers = layers;
    emit('layers', layers);
  }
  if (!state.isPlaying || $('animations').checkVisibility()) {
    const timeline = await ask({ timeline: {} });
    if (scene !== state.scene) return;
    state.timeline = timeline;
    emit('timeline', timeline);
  }
  if (path === null || path !== state.selection) return;
  const { layers } = state;
  if (!layers.layers.some(({ id }) => id === path)) {
    if (!state.isPlaying) emit('missing', path);
    return;
  }
  const properties = await ask({ properties: { of: path } });
  if (path !== state.selection) return;
  state.properties = properties;
  emit('properties', properties);
}

/** Writes text to the clipboard. Browsers have `clipboard` only for https and for addresses of their own machine. */
async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('the browser does not allow it');
}

/** Writes a layer, a cell or the whole screen as Swift to the clipboard. */
export async function copySource(selection) {
  try {
    const source = await ask({ source: { of: { isSnippet: false, ...selection } } });
    state.source = source.text;
    await copyText(source.text);
    const lines = source.text.split('\n').length;
    toast(source.omissions.length ? `Copied ${lines} lines; ${source.omissions.length} things are left out` : `Copied ${lines} lines of Swift`);
  } catch (error) {
    toast(`Not copied: ${error.message}`);
  }
}

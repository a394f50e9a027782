// The lower panel: the ruler with the range, and a row for each animation, whose bar can be dragged.

import { $, emit, make, on, state } from './store.js';
import { change } from './edits.js';
import { length, pause, scrub, setLoop } from './transport.js';
import { format } from './time.js';

/** The lanes on the page, by what they show. */
let lanes = new Map();
let drag = null;

export function startTimeline() {
  on('timeline', fill);
  on('range', drawRuler);
  on('opened', drawRuler);
  new ResizeObserver(() => {
    drawRuler();
    fill();
  }).observe($('rows'));
  $('ruler').addEventListener('pointerdown', grabRuler);
  for (const name of ['show-rows', 'show-log']) $(name).addEventListener('click', () => showLog(name === 'show-log'));
}

function showLog(isLog) {
  $('log').hidden = !isLog;
  $('rows').hidden = isLog;
  $('show-log').setAttribute('aria-pressed', isLog);
  $('show-rows').setAttribute('aria-pressed', !isLog);
}

// MARK: The ruler

/** The seconds between two labels, so that they have space. */
function labelStep(width, end) {
  const wanted = (end / Math.max(width, 1)) * 64;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted);
}

let shownRuler = '';

export function drawRuler() {
  const end = length();
  const { start, end: last } = state.range;
  const text = [end, start, last, state.loops, $('ruler').clientWidth].join();
  if (text === shownRuler) return;
  shownRuler = text;
  const marks = [];
  const step = labelStep($('ruler').clientWidth, end);
  for (let index = 0; index * step / 5 <= end + 1e-9; index++) {
    const tick = make('span', { className: index % 5 === 0 ? 'tick is-major' : 'tick' });
    tick.style.left = `${((index * step) / 5 / end) * 100}%`;
    marks.push(tick);
    // A label at the very end would be cut off.
    if (index % 5 !== 0 || (index * step) / 5 > end * 0.985) continue;
    const label = make('span', { className: 'tick-label' }, `${Number(((index / 5) * step).toPrecision(6))}s`);
    label.style.left = tick.style.left;
    marks.push(label);
  }
  if (state.loops && (start > 0 || last < end)) {
    const range = make('span', { className: 'range', title: `Repeats from ${format(start)} to ${format(last)}` });
    range.style.left = `${(start / end) * 100}%`;
    range.style.width = `${((last - start) / end) * 100}%`;
    marks.unshift(range);
  }
  $('ruler').replaceChildren(...marks);
  emit('rescaled');
}

const timeAt = (event) => {
  const box = $('ruler').getBoundingClientRect();
  return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * length();
};

/** Drags the playhead; with Shift, a new range. */
function grabRuler(event) {
  if (!state.facts) return;
  const area = $('ruler');
  area.setPointerCapture(event.pointerId);
  const origin = timeAt(event);
  const act = (moved) => {
    if (!event.shiftKey) return scrub(timeAt(moved));
    const [start, end] = [origin, timeAt(moved)].sort((a, b) => a - b);
    if (end - start > 0.02) setLoop(true, { start, end });
  };
  act(event);
  area.onpointermove = act;
  area.onpointerup = area.onpointercancel = () => { area.onpointermove = null; };
}

// MARK: Animations

/** Shows the animations; replaces only the lanes that have changed, because there may be hundreds. */
function fill() {
  if (drag || !state.timeline) return;
  const { rows, omitted } = state.timeline;
  const end = length();
  const known = lanes;
  lanes = new Map();
  for (const row of rows) {
    // The keys of a row arrive in any order.
    const text = JSON.stringify([end, ...Object.entries(row).sort()]);
    lanes.set(text, known.get(text) ?? lane(row, end));
  }
  const shown = [...lanes.values()];
  if (rows.length === 0) shown.push(make('p', { className: 'note' }, 'No layer has had an animation up to this time.'));
  if (omitted > 0) shown.push(make('p', { className: 'note' }, `${omitted} older animations are not listed.`));
  const list = $('animations');
  const kept = new Set(shown);
  for (const element of [...list.children]) if (!kept.has(element)) element.remove();
  for (const [index, element] of shown.entries()) {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  }
}

function lane(row, end) {
  const source = row.source ? ` · ${row.source}` : '';
  const label = make('span', { className: 'lane-label', title: `${row.label}: ${row.keyPaths.join(', ')}${source}` }, row.keyPaths.join(', ') || row.kind, make('small', {}, row.label));
  label.addEventListener('click', () => emit('select', row.layer));
  const area = make('div', { className: 'lane-area' }, clip(row, end));
  return make('div', { className: 'lane', role: 'listitem' }, label, area);
}

function clip(row, end) {
  const last = row.end ?? end;
  const bar = make('button', {
    className: `clip is-${row.state}${row.end === null || row.end === undefined ? ' is-endless' : ''}${row.isRetimed ? ' is-retimed' : ''}`,
    title: describe(row), 'aria-label': describe(row),
  });
  place(bar, row.begin, last, end);
  const cycle = (row.duration / Math.abs(row.speed || 1)) * (row.autoreverses ? 2 : 1);
  for (let at = row.begin + cycle; cycle > 0 && at < last - 1e-6 && (last - row.begin) / cycle < 60; at += cycle) {
    const mark = make('span', { className: 'cycle' });
    mark.style.left = `${((at - row.begin) / (last - row.begin)) * 100}%`;
    bar.append(mark);
  }
  bar.append(make('span', { className: 'grip' }));
  bar.addEventListener('pointerdown', (event) => grab(event, bar, row));
  bar.addEventListener('keydown', (event) => moveByKey(event, row));
  bar.addEventListener('click', () => emit('select', row.layer));
  return bar;
}

function place(bar, begin, last, end) {
  const start = Math.max(begin, 0);
  bar.style.left = `${(start / end) * 100}%`;
  bar.style.width = `${(Math.max(Math.min(last, end * 2) - start, 0) / end) * 100}%`;
}

function describe(row) {
  const repeats = row.repeatCount === null || row.repeatCount === undefined ? 'for ever' : row.repeatCount === 1 ? '' : `${row.repeatCount} times`;
  const words = [`${row.keyPaths.join(', ') || row.kind} of ${row.label}`, `from ${format(row.begin)}`, `${format(row.duration)} long`, repeats, row.timing, row.source];
  return words.filter(Boolean).join(', ');
}

/** The edit that gives an animation a time. */
const timing = (row, begin, duration) => ({ layer: row.layer, animation: row.key ?? '', occurrence: row.occurrence, begin, duration });

/** Drags a bar to another begin, or its right end to another duration. */
function grab(event, bar, row) {
  if (event.button > 0) return;
  const stretches = event.target.classList.contains('grip');
  const end = length();
  const box = $('ruler').getBoundingClientRect();
  bar.setPointerCapture(event.pointerId);
  drag = { begin: row.begin, duration: row.duration, hasMoved: false };
  if (state.isPlaying) pause();
  bar.onpointermove = (moved) => {
    const shift = ((moved.clientX - event.clientX) / box.width) * end;
    if (Math.abs(moved.clientX - event.clientX) < 3 && !drag.hasMoved) return;
    drag.hasMoved = true;
    const cycles = row.end ? (row.end - row.begin) / row.duration : 1;
    if (stretches) drag.duration = Math.max(0.01, row.duration + shift / Math.max(cycles, 1e-6));
    else drag.begin = Math.max(0, row.begin + shift);
    const last = row.end === null || row.end === undefined ? end : drag.begin + (row.end - row.begin) * (drag.duration / row.duration);
    place(bar, drag.begin, last, end);
    change(timing(row, drag.begin, drag.duration), false);
  };
  bar.onpointerup = bar.onpointercancel = () => {
    bar.onpointermove = bar.onpointerup = bar.onpointercancel = null;
    const { begin, duration, hasMoved } = drag;
    drag = null;
    // The bar returns to its place even if the change has no effect.
    lanes.clear();
    if (hasMoved) change(timing(row, begin, duration));
  };
}

/** Moves an animation by a frame with Alt and the arrow keys. */
function moveByKey(event, row) {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!direction || !event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  change(timing(row, Math.max(0, row.begin + direction / 60), row.duration));
}

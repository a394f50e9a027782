// The picture: its size on the page, the outline of the selected layer, and touches and typing for the scene.

import { $, emit, make, on, state, toast } from './store.js';
import { ask, send } from './connection.js';

const canvas = $('picture');
const fingers = new Map();
let nextInput = 1;
let selectsByClick = false;
let takesKeys = false;
let orientation = 0;
let moves = [];
let isSending = false;

/** When each input was made, by its number; for the measurement of latency. */
export const inputTimes = new Map();

export function startPreview() {
  new ResizeObserver(fit).observe($('preview'));
  on('resized', fit);
  on('opened', fit);
  on('layers', drawOutline);
  on('selection', drawOutline);
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  for (const name of ['pointerup', 'pointercancel']) canvas.addEventListener(name, up);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('keydown', type);
  $('select-mode').addEventListener('click', () => setSelectMode(!selectsByClick));
  $('type-mode').addEventListener('click', () => {
    takesKeys = !takesKeys;
    $('type-mode').setAttribute('aria-pressed', takesKeys);
    if (takesKeys) canvas.focus();
  });
  $('rotate').addEventListener('click', rotate);
  $('deselect').addEventListener('click', () => emit('select', null));
}

export function setSelectMode(isOn) {
  selectsByClick = isOn;
  $('stage').dataset.mode = isOn ? 'select' : 'touch';
  $('select-mode').setAttribute('aria-pressed', isOn);
}

export const isSelectMode = () => selectsByClick;

function fit() {
  if (!state.facts) return;
  const { clientWidth, clientHeight } = $('preview');
  const { width, height } = screenSize();
  const scale = Math.min(clientWidth / width, clientHeight / height, 3);
  for (const element of [canvas, $('differences'), $('outline'), $('touches')]) {
    element.style.width = `${Math.floor(width * scale)}px`;
    element.style.height = `${Math.floor(height * scale)}px`;
    if (element instanceof SVGElement) element.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }
  const { frame, facts } = state;
  const pixels = `${frame?.width ?? facts.pixelWidth} × ${frame?.height ?? facts.pixelHeight} px`;
  $('dimensions').replaceChildren(
    `${width} × ${height} pt`, make('span', { className: 'more' }, ` · ${pixels} · shown at ${Math.round(scale * 100)} %`),
  );
}

const even = (numbers) => numbers.filter((_, index) => index % 2 === 0);
const odd = (numbers) => numbers.filter((_, index) => index % 2 === 1);

/** The size of the screen in points; a turned device has that of its frames. */
function screenSize() {
  const { width, height, scale } = state.facts;
  return state.frame ? { width: state.frame.width / scale, height: state.frame.height / scale } : { width, height };
}

function drawOutline() {
  const layer = state.layers?.layers.find(({ id }) => id === state.selection);
  $('deselect').hidden = state.selection === null;
  $('outline').replaceChildren();
  if (!layer?.corners) return;
  const [left, right] = [Math.min(...even(layer.corners)), Math.max(...even(layer.corners))];
  const [top, bottom] = [Math.min(...odd(layer.corners)), Math.max(...odd(layer.corners))];
  // A layer without a size, as emitters often are, is marked by a cross at its place.
  const points = right - left < 1 && bottom - top < 1
    ? [-8, 0, 8, 0, 0, 0, 0, -8, 0, 8, 0, 0].map((offset, index) => offset + (index % 2 ? top : left)).join(' ')
    : layer.corners.map((number) => number.toFixed(2)).join(' ');
  for (const name of ['', 'top']) {
    const polygon = document.createElementNS($('outline').namespaceURI, 'polygon');
    polygon.setAttribute('points', points);
    polygon.setAttribute('class', name);
    $('outline').append(polygon);
  }
}

/** The point of the screen under a pointer, in points. */
function point(event) {
  const box = canvas.getBoundingClientRect();
  const { width, height } = screenSize();
  return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height };
}

function down(event) {
  if (!state.facts || event.button > 0) return;
  canvas.focus({ preventScroll: true });
  if (selectsByClick || event.altKey) return select(event);
  canvas.setPointerCapture(event.pointerId);
  let finger = 0;
  while ([...fingers.values()].some((used) => used.finger === finger)) finger += 1;
  fingers.set(event.pointerId, { finger, ...point(event) });
  sendInput([{ action: 'down', finger, ...point(event) }], event.timeStamp);
  drawFingers();
}

function move(event) {
  const known = fingers.get(event.pointerId);
  if (!known) return;
  Object.assign(known, point(event));
  moves = moves.filter(({ finger }) => finger !== known.finger);
  moves.push({ action: 'move', finger: known.finger, x: known.x, y: known.y });
  drawFingers();
  // Movements between two frames of the page are sent as one.
  if (isSending) return;
  isSending = true;
  requestAnimationFrame(flush);
}

function flush() {
  isSending = false;
  if (moves.length > 0) sendInput(moves.splice(0));
}

function up(event) {
  const known = fingers.get(event.pointerId);
  if (!known) return;
  flush();
  fingers.delete(event.pointerId);
  sendInput([{ action: event.type === 'pointerup' ? 'up' : 'cancel', finger: known.finger }]);
  drawFingers();
}

function sendInput(inputs, begin = performance.now()) {
  const id = nextInput++;
  inputTimes.set(id, begin);
  if (inputTimes.size > 1000) inputTimes.delete(inputTimes.keys().next().value);
  send('input', { id, inputs });
}

function drawFingers() {
  $('touches').replaceChildren(
    ...[...fingers.values()].map(({ x, y }) => {
      const circle = document.createElementNS($('outline').namespaceURI, 'circle');
      for (const [name, value] of Object.entries({ cx: x, cy: y, r: Math.max(state.facts.width, state.facts.height) / 40 })) {
        circle.setAttribute(name, value);
      }
      return circle;
    }),
  );
}

async function select(event) {
  try {
    emit('select', (await ask({ hit: point(event) })) ?? null);
  } catch (error) {
    toast(error.message);
  }
}

/** Turns the device by a quarter. */
function rotate() {
  const directions = ['portrait', 'landscapeLeft', 'portraitUpsideDown', 'landscapeRight'];
  orientation = (orientation + 1) % directions.length;
  if (state.facts) sendInput([{ orientation: directions[orientation] }]);
}

/** Passes typing to the scene's first responder. */
function type(event) {
  if (!takesKeys || !state.facts || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') canvas.blur();
  else if (event.key === 'Backspace') sendInput([{ deletesBackward: true }]);
  else if (event.key === 'Enter') sendInput([{ text: '\n' }]);
  else if ([...event.key].length === 1) sendInput([{ text: event.key }]);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

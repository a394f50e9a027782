// Frames from the server: they are decoded, shown, and acknowledged, so that the server draws the next ones.

import { $, emit, on, state } from './store.js';
import { send } from './connection.js';
import { inputTimes } from './preview.js';

const canvas = $('picture');
const context = canvas.getContext('2d', { alpha: false, desynchronized: true });
const times = [];
let lastShown = 0;
let pending = Promise.resolve();

/** The number of frames so far, and the milliseconds from inputs to their pictures, for measurements. */
export const counts = { frames: 0, latencies: [] };
let shownInput = 0;

export function startFrames() {
  on('frame', (buffer) => {
    // Frames are shown in the order in which they were sent.
    pending = pending.then(() => show(buffer)).catch((error) => console.error(`a frame cannot be shown: ${error.message}`));
  });
  setInterval(showRate, 500);
}

async function show(buffer) {
  const frame = header(buffer);
  const pixels = new Uint8Array(buffer, 48);
  if (frame.isStrip) return emit('stripFrame', { ...frame, picture: await decode(pixels) });
  if (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  state.frame = frame;
  if (canvas.width !== frame.width || canvas.height !== frame.height) {
    [canvas.width, canvas.height] = [frame.width, frame.height];
    emit('resized');
  }
  if (frame.coding === 1) {
    const picture = await decode(pixels);
    context.drawImage(picture, 0, 0);
    picture.close();
  } else {
    drawPixels(pixels, frame);
  }
  send('shown', { sequence: frame.sequence });
  note(frame);
}

function decode(pixels) {
  return createImageBitmap(new Blob([pixels], { type: 'image/jpeg' }));
}

function drawPixels(pixels, { width, height }) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    words[index] = (word & 0xff00ff00) | ((word >>> 16) & 0xff) | ((word & 0xff) << 16);
  }
  context.putImageData(new ImageData(new Uint8ClampedArray(words.buffer, words.byteOffset, words.length * 4), width, height), 0, 0);
}

function header(buffer) {
  const view = new DataView(buffer);
  return {
    coding: view.getUint8(0),
    isStrip: view.getUint8(1) === 1,
    index: view.getUint16(2, true),
    sequence: view.getUint32(4, true),
    time: view.getFloat64(8, true),
    milliseconds: view.getFloat32(16, true),
    particles: view.getUint32(24, true),
    layers: view.getUint32(28, true),
    width: view.getUint32(32, true),
    height: view.getUint32(36, true),
    input: view.getUint32(40, true),
    isPlaying: (view.getUint32(44, true) & 1) === 1,
  };
}

function note(frame) {
  const now = performance.now();
  counts.frames += 1;
  if (frame.input !== shownInput) measure(frame.input);
  times.push(now);
  while (times.length > 90) times.shift();
  lastShown = now;
  state.time = frame.time;
  emit('shown', frame);
}

/** Notes how long an input took until the browser presents its picture. */
function measure(input) {
  shownInput = input;
  const begin = inputTimes.get(input);
  if (begin === undefined) return;
  requestAnimationFrame((now) => {
    counts.latencies.push(Math.max(now, performance.now()) - begin);
    if (counts.latencies.length > 1000) counts.latencies.shift();
  });
}

function showRate() {
  const now = performance.now();
  const recent = times.filter((time) => time > now - 1000);
  $('stat-fps').textContent = state.isPlaying && now - lastShown < 1000 ? String(recent.length) : '–';
  if (!state.frame) return;
  $('stat-ms').textContent = state.frame.milliseconds.toFixed(1);
  $('stat-particles').textContent = state.frame.particles.toLocaleString('en');
  $('stat-layers').textContent = state.frame.layers.toLocaleString('en');
}

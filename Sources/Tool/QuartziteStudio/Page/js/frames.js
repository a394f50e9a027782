// The page's state of the frames that the worker draws: the time that is shown, and the statistics.

import { $, emit, on, state } from './store.js';
import { inputTimes } from './preview.js';

/** The number of frames so far, and the milliseconds from inputs to their pictures, for measurements. */
export const counts = { frames: 0, latencies: [] };

/** The last reports, about half a second apart: the number of frames, and the time in milliseconds. */
let reports = [];
let lastReport = null;

export function startFrames() {
  on('drawn', note);
  on('answered', measure);
  setInterval(showStatistics, 500);
}

function note({ frame, frames, at }) {
  const isResized = state.frame?.width !== frame.width || state.frame?.height !== frame.height;
  state.frame = frame;
  state.time = frame.time;
  counts.frames = frames;
  lastReport = { frames, at };
  if (isResized) emit('resized');
  emit('shown', frame);
}

/** Notes how long an input took until the browser presents its picture. */
function measure({ input, at }) {
  const begin = inputTimes.get(input);
  if (begin === undefined) return;
  counts.latencies.push(at - performance.timeOrigin - begin);
  if (counts.latencies.length > 1000) counts.latencies.shift();
}

function showStatistics() {
  $('stat-fps').textContent = rate();
  if (!state.frame) return;
  $('stat-ms').textContent = state.frame.milliseconds.toFixed(1);
  $('stat-particles').textContent = state.frame.particles.toLocaleString('en');
  $('stat-layers').textContent = state.frame.layers.toLocaleString('en');
  $('stat-pictures').textContent = state.frame.pictures.toLocaleString('en');
  $('stat-memory').textContent = `${(state.frame.pictureKilobytes / 1024).toFixed(1)} MB`;
}

/** The number of frames in the last second; a dash if time does not run. */
function rate() {
  const isNew = lastReport !== null && lastReport !== reports.at(-1);
  reports = state.isPlaying && isNew ? [...reports, lastReport].slice(-3) : [];
  if (reports.length < 2) return '–';
  const [first, last] = [reports[0], reports.at(-1)];
  return String(Math.round(((last.frames - first.frames) * 1000) / (last.at - first.at)));
}

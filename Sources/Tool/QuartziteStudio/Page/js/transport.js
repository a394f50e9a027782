// Play, pause, step, loop, speed, scrubbing and the time field.

import { $, emit, on, state, toast } from './store.js';
import { send } from './connection.js';
import * as time from './time.js';

let isScrubbing = false;
/** The last time that was requested but not shown yet; steps count from it. */
let wanted = null;
/** The end of the timeline that the controls show. */
let shownEnd = 0;

export function startTransport() {
  $('play').addEventListener('click', () => toggle());
  $('play-back').addEventListener('click', () => (state.isPlaying && state.speed < 0 ? pause() : play(-1)));
  $('to-start').addEventListener('click', () => seek(state.range.start));
  $('to-end').addEventListener('click', () => seek(state.range.end));
  $('step-back').addEventListener('click', () => stepBy(-1));
  $('step-forward').addEventListener('click', () => stepBy(1));
  $('loop').addEventListener('click', () => setLoop(!state.loops));
  $('speed').addEventListener('change', () => setSpeed(Number($('speed').value) * Math.sign(state.speed)));
  $('scrub').addEventListener('input', () => scrub(Number($('scrub').value)));
  $('scrub').addEventListener('change', () => { isScrubbing = false; });
  $('time').addEventListener('change', readTime);
  $('time').addEventListener('keydown', (event) => {
    if (event.key === 'Enter') $('time').blur();
    if (event.key === 'Escape') {
      $('time').value = time.format(state.time);
      $('time').blur();
    }
    event.stopPropagation();
  });
  on('playback', learn);
  on('shown', (frame) => {
    if (wanted !== null && Math.abs(frame.time - wanted) < 1e-6) wanted = null;
    showTime(frame.time);
  });
}

export function play(direction = 1) {
  if (Math.sign(state.speed) !== direction) setSpeed(Math.abs(state.speed) * direction);
  if (direction > 0 && !state.loops && state.time >= length()) seek(state.range.start);
  send('play');
}

export function pause() {
  send('pause');
}

export function toggle() {
  if (state.isPlaying) pause();
  else play(1);
}

export function seek(target) {
  wanted = Math.max(0, target);
  send('seek', { time: wanted });
  showTime(wanted);
  emit('seek', wanted);
}

/** Pauses, and moves by frames. */
export function stepBy(count) {
  if (state.isPlaying) pause();
  seek(time.step(wanted ?? state.time, count));
}

export function setSpeed(speed) {
  send('speed', { speed });
}

export function setLoop(isOn, range = null) {
  send('loop', { isOn, ...(range ?? {}) });
}

/** The end of the timeline; it grows by quarters of the duration, because everything on it then moves. */
export function length() {
  const end = Math.max(state.facts?.duration ?? 1, state.range.end);
  const step = end / 4;
  return end + Math.max(0, Math.ceil((state.time - end) / step - 1e-6)) * step;
}

/** Moves while a pointer is dragged. */
export function scrub(target) {
  if (state.isPlaying) pause();
  isScrubbing = true;
  seek(target);
}

function readTime() {
  const value = time.parse($('time').value);
  $('time').setAttribute('aria-invalid', value === null);
  if (value === null) return toast('Write a time as 1.5s, 250ms, 00:01.5 or 45f');
  pause();
  seek(value);
}

function showTime(value) {
  if (document.activeElement !== $('time')) {
    $('time').value = time.format(value);
    if ($('time').getAttribute('aria-invalid') === 'true') $('time').setAttribute('aria-invalid', false);
  }
  const end = length();
  if (end !== shownEnd) {
    shownEnd = end;
    $('scrub').max = end;
    $('duration').textContent = time.format(end);
  }
  if (!isScrubbing || document.activeElement !== $('scrub')) $('scrub').value = value;
  // A screen reader would announce every change while time runs.
  if (!state.isPlaying) $('scrub').setAttribute('aria-valuetext', time.format(value));
  // A property of the list would change the style of every row.
  $('playhead').style.setProperty('--at', value / end);
}

function learn(message) {
  const wasPlaying = state.isPlaying;
  state.isPlaying = message.isPlaying;
  state.speed = message.speed;
  state.loops = message.loops;
  state.range = { start: message.start, end: message.end };
  document.body.classList.toggle('is-playing', state.isPlaying);
  $('play').setAttribute('aria-label', state.isPlaying ? 'Pause' : 'Play');
  $('play-back').setAttribute('aria-pressed', state.isPlaying && state.speed < 0);
  $('loop').setAttribute('aria-pressed', state.loops);
  const speed = String(Math.abs(state.speed));
  if ([...$('speed').options].some((option) => option.value === speed)) $('speed').value = speed;
  if (!state.isPlaying) showTime(message.time);
  emit('range');
  if (wasPlaying !== state.isPlaying) emit(state.isPlaying ? 'playing' : 'paused');
}

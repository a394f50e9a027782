// Play, pause, step, loop, speed, scrubbing and the time field.

import { $, emit, on, state, toast } from './store.js';
import { send } from './connection.js';
import * as time from './time.js';

let isScrubbing = false;
/** The last time that was requested but not shown yet; steps count from it. */
let wanted = null;
/** When the controls last showed the time of a playing scene. */
let shownAt = 0;

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
    // Drawing the page costs more than drawing the picture: while time runs, the controls follow at a lower rate.
    const now = performance.now();
    if (state.isPlaying && now - shownAt < 60) return;
    shownAt = now;
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

/** The end of the timeline. */
export function length() {
  return Math.max(state.facts?.duration ?? 1, state.range.end, Math.ceil(state.time * 1000 - 1) / 1000);
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
    $('time').setAttribute('aria-invalid', false);
  }
  const end = length();
  $('scrub').max = end;
  if (!isScrubbing || document.activeElement !== $('scrub')) $('scrub').value = value;
  $('scrub').setAttribute('aria-valuetext', time.format(value));
  $('rows').style.setProperty('--at', value / end);
  $('duration').textContent = time.format(end);
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

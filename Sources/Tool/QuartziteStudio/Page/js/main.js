// The page of the studio: starts its parts, and opens scenes.

import { $, emit, make, on, state } from './store.js';
import { connect, copyPicture, send } from './connection.js';
import { read, startAddress } from './address.js';
import { startComparing } from './comparing.js';
import { startEdits } from './edits.js';
import { startExporting } from './exporting.js';
import { counts, startFrames } from './frames.js';
import { startGallery } from './gallery.js';
import { copySource, select, startInspection } from './inspection.js';
import { startKeyboard } from './keyboard.js';
import { startLayers } from './layers.js';
import { startMessages } from './messages.js';
import { startPanels } from './panels.js';
import { startPreview } from './preview.js';
import { startProperties } from './properties.js';
import { startStrip } from './strip.js';
import { startTimeline } from './timeline.js';
import { startTrack } from './track.js';
import { startTransport } from './transport.js';

/** The time to show once the scene is open; null lets it play from the start. */
let initialTime = null;
/** The input that was recorded before the connection was lost. */
let lostTrack = null;

function open(name) {
  const isOther = name !== state.scene;
  state.scene = name;
  if (isOther) {
    select(null);
    state.time = 0;
  }
  send('open', { scene: name, scale: Number($('scale').value) });
  emit('scene', name);
}

on('hello', ({ scenes, presets }) => {
  state.presets = presets;
  if (scenes.length === 0) return;
  const wanted = read();
  const known = scenes.find(({ name }) => name === (state.scene ?? wanted.scene));
  lostTrack = state.scene ? state.track : null;
  if (state.scene) initialTime = state.time;
  else if (known) initialTime = wanted.time;
  const selection = state.scene ? state.selection : wanted.selection;
  open((known ?? scenes[0]).name);
  if (known && selection) select(selection);
});

on('choose', (name) => {
  initialTime = null;
  open(name);
  send('play');
});

on('opened', ({ facts }) => {
  state.facts = facts;
  const scene = state.scenes.find(({ name }) => name === state.scene);
  $('scene-title').replaceChildren(make('b', {}, scene?.title ?? state.scene), ` — ${scene?.summary ?? ''}`);
  document.title = `${scene?.title ?? state.scene} · Quartzite Studio`;
  if (lostTrack !== null) send('track', { entries: lostTrack });
  lostTrack = null;
  if (initialTime !== null) send('seek', { time: initialTime });
  initialTime = null;
});

$('scale').addEventListener('change', () => {
  initialTime = state.isPlaying ? null : state.time;
  open(state.scene);
});
$('copy-screen').addEventListener('click', () => copySource({}));

startMessages(() => { if (state.scene) open(state.scene); });
startPanels();
startFrames();
startPreview();
startTransport();
startEdits();
startGallery();
startInspection();
startLayers();
startProperties();
startTimeline();
startTrack();
startStrip();
startExporting();
startComparing();
startKeyboard();
startAddress();
connect();

/** What tests of the page read. */
window.studio = { state, counts, send, copyPicture };

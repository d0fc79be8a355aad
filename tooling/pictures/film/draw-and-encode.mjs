// Runs in the browser: draws the frames onto a canvas and encodes them, picture by picture.
import { ArrayBufferTarget, Muxer } from './mp4-muxer.mjs';

/** Seconds between pictures that can be jumped to. */
const KEY_EVERY = 15;
/** Pictures that may wait for the encoder, so that memory stays small. */
const WAITING = 8;

async function load(address) {
  const answer = await fetch(address);
  return createImageBitmap(await answer.blob());
}

/**
 * `shots` says which frame is shown at each tick; the same one is encoded again while nothing moves, which costs
 * almost nothing and lets the encoder sharpen it.
 */
export async function film({ width, height, band, background, rate, shots, codec, muxedAs, bitrate }) {
  const canvas = new OffscreenCanvas(width, height + band);
  const pen = canvas.getContext('2d', { alpha: false });
  const muxer = new Muxer({
    target: new ArrayBufferTarget(),
    // The index goes to the front, so that playing begins before all has arrived.
    fastStart: 'in-memory',
    video: { codec: muxedAs, width, height: height + band, frameRate: rate },
  });
  let failure = null;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => muxer.addVideoChunk(chunk, metadata),
    error: (error) => (failure = error),
  });
  encoder.configure({
    codec,
    width,
    height: height + band,
    framerate: rate,
    bitrate,
    bitrateMode: 'variable',
    latencyMode: 'quality',
    // Letters and edges matter, not natural pictures.
    contentHint: 'text',
  });
  pen.fillStyle = background;
  pen.fillRect(0, 0, width, height + band);
  let drawn = -1;
  for (const [tick, shot] of shots.entries()) {
    if (shot !== drawn) {
      const picture = await load(`/frames/${shot}`);
      pen.drawImage(picture, 0, 0, width, height);
      picture.close();
      drawn = shot;
    }
    const timing = { timestamp: Math.round((tick * 1e6) / rate), duration: Math.round(1e6 / rate) };
    const frame = new VideoFrame(canvas, timing);
    encoder.encode(frame, { keyFrame: tick % (KEY_EVERY * rate) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > WAITING) await new Promise((resolve) => setTimeout(resolve, 5));
    if (failure !== null) throw failure;
  }
  await encoder.flush();
  muxer.finalize();
  await fetch('/film', { method: 'POST', body: muxer.target.buffer });
}

/** One frame as a picture file. */
export async function still({ shot, width, height, band, background }) {
  const canvas = new OffscreenCanvas(width, height + band);
  const pen = canvas.getContext('2d', { alpha: false });
  pen.fillStyle = background;
  pen.fillRect(0, 0, width, height + band);
  pen.drawImage(await load(`/frames/${shot}`), 0, 0, width, height);
  await fetch('/film', { method: 'POST', body: await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 }) });
}

import { useEffect, useRef, useState } from 'react';

/** Formats that the server accepts; the first that this browser can record. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
/** Bit rate for speech; two minutes stay far below 2 MB. */
const BITS_PER_SECOND = 64_000;
const LONGEST_MS = 120_000;

const typeHere = () => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/** Whether this browser records an accepted format. */
export const canRecord = (): boolean =>
  'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined' && typeHere() !== undefined;

interface Recorder {
  recording: boolean;
  /** Throws if the microphone is denied or missing. */
  start: () => Promise<void>;
  stop: () => void;
}

/** Records with the microphone. Leaving the screen releases it and discards the recording. */
export function useRecorder(onRecorded: (recording: Blob) => void): Recorder {
  const [recording, setRecording] = useState(false);
  const running = useRef<MediaRecorder | null>(null);
  const gone = useRef(false);
  const done = useRef(onRecorded);
  useEffect(() => {
    done.current = onRecorded;
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      running.current?.stop();
    };
  }, []);

  async function start(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const letGo = () => stream.getTracks().forEach((track) => track.stop());
    if (gone.current) return letGo();
    const mimeType = typeHere() ?? '';
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const timer = setTimeout(() => recorder.stop(), LONGEST_MS);
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      letGo();
      running.current = null;
      if (gone.current) return;
      setRecording(false);
      done.current(new Blob(parts, { type: mimeType }));
    });
    recorder.start();
    running.current = recorder;
    setRecording(true);
  }
  return { recording, start, stop: () => running.current?.stop() };
}

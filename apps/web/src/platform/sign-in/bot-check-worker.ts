import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a challenge; responds with the token for the server, or null. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey })
    .then((solution) => postMessage(solution === null ? null : btoa(JSON.stringify({ challenge: data, solution }))))
    .catch(() => postMessage(null));
});

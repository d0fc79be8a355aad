import type { ComponentType } from 'react';
import type { CloudPictureProps } from './CloudPicture.tsx';

/**
 * The picture of words is a chunk of its own: asked for when a test begins, so that it is there when the test ends,
 * whatever the connection does meanwhile. Without it the finished screen still has the result.
 */
export async function loadCloud(): Promise<{ default: ComponentType<CloudPictureProps> }> {
  return import('./CloudPicture.tsx').catch(() => ({ default: () => null }));
}

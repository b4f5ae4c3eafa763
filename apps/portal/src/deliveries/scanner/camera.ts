/** Constraints of the camera; the rear one is preferred (QR-08, QR-09). */
const CONSTRAINTS = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { min: 360, ideal: 640, max: 1920 },
    height: { min: 240, ideal: 480, max: 1080 },
  },
} as const satisfies MediaStreamConstraints;

export type Camera = {
  readonly canLight: boolean;
  readonly light: (on: boolean) => Promise<void>;
};

type Events = {
  /** Aborted when the camera is no longer needed. */
  readonly signal: AbortSignal;
  /** Called when the device has ended the camera. */
  readonly onEnd: () => void;
};

/** Shows the camera in a video; resolves when the first picture has loaded. */
export const openCamera = async (
  video: HTMLVideoElement,
  { signal, onEnd }: Events,
): Promise<Camera> => {
  // Current browsers hide it only from pages without HTTPS, which `cameraProblem` checks first.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media?.getUserMedia) throw new DOMException('no camera', 'StreamApiNotSupportedError');
  const stream = await media.getUserMedia(CONSTRAINTS);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  if (signal.aborted) stop();
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onEnd, { signal });
  const loaded = new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', resolve, { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('the camera has gone')), {
      once: true,
    });
  });
  video.srcObject = stream;
  await Promise.all([loaded, video.play()]);
  // Not in every browser, and missing from its types.
  const can = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  return {
    canLight: can?.torch === true,
    light: async (torch) => {
      // Missing from the types of the browser.
      const light = { torch } as MediaTrackConstraintSet;
      await track?.applyConstraints({ advanced: [light] });
    },
  };
};

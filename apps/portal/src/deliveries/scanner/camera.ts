/** What is asked of the camera; the one at the back where there are several (QR-08, QR-09). */
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
  /** The camera goes: whoever asked for it has gone. */
  readonly signal: AbortSignal;
  /** The device has taken the camera away. */
  readonly onEnd: () => void;
};

/** Shows the camera in a video; resolves once there is a picture. */
export const openCamera = async (
  video: HTMLVideoElement,
  { signal, onEnd }: Events,
): Promise<Camera> => {
  // Browsers of today hide it only from pages without HTTPS, which `cameraProblem` knows first.
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
  // Not in every browser, and what is asked for is not in the types of the browser.
  const can = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  return {
    canLight: can?.torch === true,
    light: async (torch) => {
      // The types of the browser do not know it yet.
      const light = { torch } as MediaTrackConstraintSet;
      await track?.applyConstraints({ advanced: [light] });
    },
  };
};

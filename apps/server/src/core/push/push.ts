/** Address and keys of a push, as the browser of a device has made them (RFC 8291). */
export type PushTarget = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Title and path reach the device, the rest is for its push service (D-53). */
export type PushMessage = {
  readonly title: string;
  /** Page that a tap opens. */
  readonly path: string;
  /** A later push replaces an earlier one of the same topic that the push service has not delivered yet. */
  readonly topic: string;
  /** How long the push service keeps it for a device that is switched off. */
  readonly ttlSeconds: number;
};

export type PushAnswer =
  | { readonly kind: 'sent' }
  /** The push service no longer knows the device. */
  | { readonly kind: 'gone' }
  /** It was subscribed to with another key than ours. */
  | { readonly kind: 'renew' }
  /** Busy or out of reach; `afterSeconds` where it says so. */
  | { readonly kind: 'later'; readonly afterSeconds: number | null }
  /** The push service refuses, and would refuse again. */
  | { readonly kind: 'refused' };

/** Sends pushes to the push services. */
export type Push = {
  /** Public key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether an address is one of a push service that is known. */
  readonly accepts: (endpoint: string) => boolean;
  readonly send: (target: PushTarget, message: PushMessage) => Promise<PushAnswer>;
  /** Aborts running requests; those and later ones are answered `later`. */
  readonly close: () => void;
};

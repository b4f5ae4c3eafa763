/** What a push is addressed to and encrypted for, as the browser of a device has made it (RFC 8291). */
export type PushTarget = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** What reaches the device. */
export type PushMessage = {
  readonly title: string;
  /** Page that a tap opens. */
  readonly path: string;
  /** A later one takes the place of an earlier one of the same tag, at the push service and on the screen. */
  readonly tag: string;
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
  /** No, and it would be no again. */
  | { readonly kind: 'refused' };

/** The way to the push services. */
export type Push = {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether an address is one of a push service that is known. */
  readonly accepts: (endpoint: string) => boolean;
  readonly send: (target: PushTarget, message: PushMessage) => Promise<PushAnswer>;
  /** Cuts short what is on its way; that, and what comes later, is answered `later`. */
  readonly close: () => void;
};

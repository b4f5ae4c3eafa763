import { TermsGate } from '#content/terms-gate.tsx';
import { Flashes } from '#flashes.tsx';

/** What may come up on any page; nothing of it is needed before the first one stands. */
export const Layers = () => (
  <>
    <TermsGate />
    <Flashes />
  </>
);

/** A reason not to start that the operator can act on; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

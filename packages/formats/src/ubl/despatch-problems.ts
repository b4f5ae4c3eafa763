type DespatchProblemCode =
  | 'required'
  | 'single'
  | 'too_long'
  | 'too_big'
  | 'unit'
  | 'negative'
  | 'quantity'
  | 'quantity_net'
  | 'future'
  | 'time'
  | 'whole_number'
  | 'tare'
  | 'net';
export type DespatchProblem = { readonly field: string; readonly code: DespatchProblemCode };
export type Report = (field: string, code: DespatchProblemCode) => void;

/** Example of a call: path with query, fields of a form or JSON, and the JSON of the answer or its kind. */
export type ApiExample = {
  readonly path: string;
  readonly body?: unknown;
  readonly answer: unknown;
};

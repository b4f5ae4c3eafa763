import type { RegistrationField } from '@abrufbar/domain/registration/registration.ts';
import type { Draft } from '#registration/draft.ts';

/** Props of every part of the form. */
export type FormPart = {
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<Draft>) => void;
};

/** Messages below invalid fields. */
export type FieldErrors = Readonly<Partial<Record<RegistrationField, string>>>;

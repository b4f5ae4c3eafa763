import { phoneCountryCodes } from '@abrufbar/contract/content/country-codes.ts';
import { readPhone } from '@abrufbar/domain/values/phone.ts';
import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { phoneTexts } from '@abrufbar/texts/frame/phone.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { FieldPair } from '@abrufbar/web/ui/field-pair.tsx';
import { Pick } from '@abrufbar/web/ui/pick.tsx';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '#core/api/client.ts'; // ties `query` to the server
import { cache } from '#core/api/cache.ts';

const t = reader({ ...pageTexts, ...generalTexts, ...phoneTexts });

type PhoneNumber = {
  /** `+49`. */
  readonly country: string;
  /** Digits without the country code. */
  readonly number: string;
};

type PhoneFieldProps = FieldNotes & {
  readonly label: string;
  /** Which of the offered lists. */
  readonly kind: 'phone' | 'mobile' | 'fax';
  /** Name of the number on the wire; the country's is the same with `_country`. */
  readonly name: string;
  readonly value: PhoneNumber;
  readonly onChange: (value: PhoneNumber) => void;
};

/** Country code and number; of typed, pasted or autofilled text only digits stay (VAL-14, VAL-19). */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, kind, name, value, onChange, ...notes } = props;
  const { country, number } = value;
  const [isRefused, setRefused] = useState(false);
  const enter = (typed: string) => {
    const { digits, isRefused: refused } = readPhone(typed, country);
    setRefused(refused);
    onChange({ country, number: digits });
  };
  return (
    <FieldPair label={label} narrow>
      <CountryCode
        kind={kind}
        name={`${name}_country`}
        value={country}
        onChange={(code) => onChange({ country: code, number })}
      />
      <div>
        <Field
          label={label}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={number}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          {...notes}
          warning={isRefused && t('validation.digits')}
        />
      </div>
    </FieldPair>
  );
};

type CountryCodeProps = {
  readonly kind: PhoneFieldProps['kind'];
  readonly name: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
};

const CountryCode = ({ kind, name, value, onChange }: CountryCodeProps) => {
  // Undefined until it is first opened: the list is loaded only then, because few need another country.
  const [open, setOpen] = useState<boolean>();
  const list = query(phoneCountryCodes, open === undefined ? null : {}, { quiet: 'all' });
  const read = useQuery({ ...list, staleTime: Infinity }, cache);
  const show = () => {
    setOpen(true);
    if (read.isError) void read.refetch();
  };
  const codes = read.data?.[kind] ?? [];
  return (
    <Pick>
      <SelectField
        label={t('register.country_code')}
        value={value}
        expanded={open ?? false}
        onClick={show}
      />
      <SelectSheet
        open={open ?? false}
        onClose={() => setOpen(false)}
        title={t('register.country_code')}
        options={codes.map(({ code, label }) => ({ value: code, label: `${code} ${label}` }))}
        value={value}
        onSelect={(code) => {
          setOpen(false);
          onChange(code);
        }}
        search={{
          label: t('country_code.search'),
          clear: t('country_code.clear'),
          none: read.isSuccess
            ? t('country_code.none')
            : t(read.isError || read.isPaused ? 'common.load_error' : 'common.loading'),
        }}
      />
      <input type="hidden" name={name} value={value} />
    </Pick>
  );
};

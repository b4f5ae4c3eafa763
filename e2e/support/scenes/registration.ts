import { fieldsOf, fillAll } from '../registration.ts';
import { answer, dialog, failure, heading, press, text, type Scene } from './scene.ts';

const register = () => '/register';
const refused = {
  ...failure,
  errors: [{ field: 'invitation_token', message: 'Einladung ungültig oder abgelaufen.' }],
};
const CODE = '7K4M2-9QXTB-3HWPD-6RFYV-C8JNE4';

export const registrationScenes: readonly Scene[] = [
  { name: 'register', path: register, shows: heading('Registrieren') },
  {
    name: 'register-missing',
    alone: true,
    path: register,
    act: async (page) => {
      await fieldsOf(page).more.click();
      await fieldsOf(page).submit.click({ force: true }); // it says what is missing
    },
    shows: text('Bitte geben Sie den Einladungscode ein.'),
  },
  {
    name: 'register-filled',
    alone: true,
    path: register,
    act: (page) => fillAll(page, CODE),
    shows: (page) => page.getByText('erfüllt').last(),
  },
  {
    name: 'register-country',
    path: register,
    act: press(/^Ländervorwahl/),
    shows: text('+43 Österreich'),
  },
  { name: 'register-position', path: register, act: press(/^Funktion/), shows: dialog('Funktion') },
  {
    name: 'register-refused',
    path: register,
    answers: answer('auth/register', refused, 422),
    act: async (page) => {
      await fillAll(page, CODE);
      await fieldsOf(page).submit.click();
    },
    shows: dialog('Registrierung nicht möglich'),
  },
];

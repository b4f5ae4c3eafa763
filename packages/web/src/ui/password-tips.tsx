import {
  brokenPasswordRules,
  PASSWORD_RULES,
  SPECIAL_CHARACTERS,
} from '@abrufbar/domain/session/password.ts';
import { passwordTexts } from '@abrufbar/texts/session/password.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '#ui/icon.tsx';
import { circle } from '#ui/icons/account.ts';
import { circleCheck } from '#ui/icons/basic.ts';
import styles from './password-tips.module.css';

const t = reader(passwordTexts);

type PasswordTipsProps = { id: string; password: string };

/** The rules a new password does not meet yet, while it is typed (REG-08, VAL-23); `id` describes the field. */
export const PasswordTips = ({ id, password }: PasswordTipsProps) => {
  const broken = brokenPasswordRules(password);
  return (
    <div id={id}>
      <p className="visually-hidden">{t('password.rules')}</p>
      <ul className={styles.tips}>
        {PASSWORD_RULES.map((rule) => {
          const isMet = !broken.includes(rule);
          return (
            <li key={rule} className={`${styles.tip} ${isMet ? styles.met : ''}`}>
              <Icon icon={isMet ? circleCheck : circle} size={20} />
              <span>
                {t(`password.rule.${rule}`)}
                <span className="visually-hidden">
                  {`, ${t(isMet ? 'password.rule.met' : 'password.rule.open')}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {password !== '' && broken.includes('special') && (
        <p className={styles.hint}>
          {t('password.rule.special_hint', { zeichen: SPECIAL_CHARACTERS.split('').join(' ') })}
        </p>
      )}
    </div>
  );
};

import {
  MAX_REASON_CODE_POINTS,
  UNANNOUNCED_FIELDS,
} from '@abrufbar/domain/contracts/contract-change.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { changesOf, isValid } from '#contracts/edit/draft.ts';
import type { PageDraft } from '#contracts/edit/use-draft.ts';
import { Versions } from '#contracts/edit/versions.tsx';
import { changeWords } from '#contracts/edit/words.ts';
import { ChangeBar } from '#core/bars/change-bar.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeContractEditTexts);

/** Changes that are named; more are counted. */
const NAMED_CHANGES = 3;

/** All unsaved changes of a contract's page, whom they reach, and what has to be said first. */
export const PageBar = ({ page }: { page: PageDraft }) => {
  const { draft, isUnsaved, isBelow, wasTried, reason, faster } = page;
  if (!isUnsaved) return null;
  const changes = changesOf(draft);
  const named = changes.slice(0, NAMED_CHANGES).map((change) => changeWords(draft, change));
  const rest = changes.length - named.length;
  const more = rest > 0 ? [t('bo.con.change_more', { n: formatWhole(rest) })] : [];
  const isAnnounced = changes.some(({ field }) => !UNANNOUNCED_FIELDS.includes(field));
  const { followers } = draft.base;
  const effect =
    followers === 0 || !isAnnounced
      ? undefined
      : t(`bo.con.notify${plural(followers)}`, { n: formatWhole(followers) });
  const isBlocked = !isValid(draft);
  return (
    <ChangeBar
      title={t(`bo.con.change${plural(changes.length)}`, {
        n: formatWhole(changes.length),
        liste: [...named, ...more].join('; '),
      })}
      text={isBlocked ? t('bo.con.correct') : effect}
      blocked={isBlocked}
      busy={page.isSaving}
      onSave={page.save}
      onDiscard={page.discard}
    >
      {(faster !== null || isBelow) && (
        <>
          <Versions page={page} />
          {isBelow && (
            <>
              <Notice tone="warn">
                <p>{t('bo.con.below')}</p>
              </Notice>
              <TextField
                label={t('bo.con.reason')}
                value={reason}
                maxLength={MAX_REASON_CODE_POINTS}
                autoComplete="off"
                error={wasTried && reason.trim() === '' ? t('bo.con.problem.required') : undefined}
                onChange={({ currentTarget }) => page.setReason(currentTarget.value)}
              />
            </>
          )}
        </>
      )}
    </ChangeBar>
  );
};

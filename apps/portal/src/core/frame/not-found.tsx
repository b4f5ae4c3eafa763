import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { Screen } from '#core/frame/screen.tsx';

const t = reader(generalTexts);

type NotFoundProps = {
  readonly bar: string;
  readonly title: string;
  /** Address and label of the link that leads on. */
  readonly href: string;
  readonly way: string;
};

/** Page for something that is absent or belongs to somebody else: both look alike (D-06, D-14). */
export const NotFound = ({ bar, title, href, way }: NotFoundProps) => (
  <Screen title={title} bar={<AppBar title={bar} back={{ label: t('common.back'), href }} />}>
    <EmptyState
      drawing="scale"
      title={title}
      action={
        <ButtonLink variant="tinted" href={href}>
          {way}
        </ButtonLink>
      }
    />
  </Screen>
);

import { reader } from '@abrufbar/texts/lookup/text.ts';
import { viewAsTexts } from '@abrufbar/texts/staff/view-as.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { eye } from '@abrufbar/web/ui/icons/basic.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { useMe } from '#core/session.ts';
import type { Viewable } from '#impersonation/view-as.tsx';

const t = reader(viewAsTexts);
const ViewAs = part(() => import('#impersonation/view-as.tsx').then((file) => file.ViewAs));

type ViewAsButtonProps = {
  person: Viewable;
  variant?: 'primary' | 'secondary' | 'text';
  size?: 30 | 36;
};

/** Leads to the portal as a person; only for whoever may (OFF-82). */
export const ViewAsButton = ({ person, variant, size }: ViewAsButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const mayView = useMe()?.write.includes('view-as') ?? false;
  if (!mayView) return null;
  return (
    <>
      <Button variant={variant} size={size} icon={eye} onClick={() => setIsOpen(true)}>
        {t('bo.cus.view_as')}
      </Button>
      {isOpen && <ViewAs person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
};

import { Button } from '@abrufbar/web/ui/button.tsx';
import { useId, type ComponentProps } from 'react';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';

/** A button that changes or binds something: staff who look as somebody see it disabled, and why (OFF-87). */
export const BindingButton = (props: ComponentProps<typeof Button>) => {
  const id = useId();
  if (!isView) return <Button {...props} />;
  return (
    <>
      <ViewReason id={id} />
      <Button {...props} type="button" disabled aria-describedby={id} />
    </>
  );
};

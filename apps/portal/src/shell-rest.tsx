import { LoadingRegion } from '#core/refresh/loading-region.tsx';
import { HelpMark } from '#help-mark.tsx';

/** Parts of the frame that wait until the first page is drawn; they stay from screen to screen. */
export const ShellRest = () => (
  <>
    <HelpMark />
    <LoadingRegion />
  </>
);

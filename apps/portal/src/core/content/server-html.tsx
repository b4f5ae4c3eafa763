import { CleanHtml } from '@abrufbar/web/ui/clean-html.tsx';
import { policy } from '#core/trusted-types.ts';

/** Text that the supplier's staff wrote, under the portal's policy of trusted types. */
export const ServerHtml = ({ html }: { html: string }) => <CleanHtml html={html} policy={policy} />;

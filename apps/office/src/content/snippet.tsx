import { PlanForm } from '#content/announcements/plan-form.tsx';

/** One snippet of the texts, or a new one (OFF-243). */
export const Snippet = ({ id }: { id: string }) => <PlanForm kind="snippet" id={id} />;

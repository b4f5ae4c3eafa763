import { PlanForm } from '#content/announcements/plan-form.tsx';

/** One announcement, or a new one. */
export const Announcement = ({ id }: { id: string }) => <PlanForm kind="announcement" id={id} />;

import { paths, type RouteName } from '#core/navigation/paths.ts';

/** Whether a screen belongs to one construction site: all screens whose name is followed by an id. */
export const isOfContract = (name: RouteName): boolean => paths[name].startsWith(`/${name}/{`);

/** The messages and each of them. */
export const isMessage = (name: RouteName): boolean => name.startsWith('message');

import { paths, type RouteName } from '#core/navigation/paths.ts';

/** Whether a screen shows something of one construction site: all do whose name an id follows. */
export const isOfContract = (name: RouteName): boolean => paths[name].startsWith(`/${name}/{`);

/** The messages and each of them. */
export const isMessage = (name: RouteName): boolean => name.startsWith('message');

import type { ReactNode } from 'react';
import { store, useStore } from '#store.ts';

/** Tools that the app adds to the bar of every page, beside the page's own action; loaded after the page. */
export const barTool = store<ReactNode>(null);

export const BarTool = () => useStore(barTool);

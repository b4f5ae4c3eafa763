/** The queue with the database of the phone, which tiles and notes need only once something is done with a file. */
export const loadQueue = () => import('#documents/uploads/queue.ts');

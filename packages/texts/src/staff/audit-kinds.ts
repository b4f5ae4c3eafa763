/** Kinds of the objects of recorded calls, where a concept has several: by parts of the name, the first that fits. */
const PARTS: Readonly<Record<string, readonly (readonly [part: string, kind: string])[]>> = {
  callOffs: [
    ['Template', 'answer-template'],
    ['View', 'view'],
    ['CartsExport', 'cart'],
    ['OrdersExport', 'order'],
    ['', 'call-off'],
  ],
  companies: [
    ['Contact', 'contact'],
    ['Person', 'person'],
    ['', 'company'],
  ],
  companyKeys: [
    ['confirm', 'delivery'],
    ['', 'company-key'],
  ],
  content: [
    ['Announcement', 'announcement'],
    ['Translation', 'translation'],
    ['Maintenance', 'maintenance'],
    ['erms', 'terms'],
    ['', 'text'],
  ],
  contracts: [
    ['Object', 'master-data'],
    ['Plant', 'plant'],
    ['', 'contract'],
  ],
  deliveries: [
    ['Limits', 'settings'],
    ['Claim', 'claim'],
    ['', 'delivery'],
  ],
  documents: [
    ['Invoice', 'invoice'],
    ['', 'file'],
  ],
  imports: [
    ['Key', 'import-key'],
    ['', 'import'],
  ],
  profile: [['', 'person']],
  registration: [
    ['nvit', 'invitation'],
    ['', 'person'],
  ],
  session: [
    ['view', 'view'],
    ['', 'session'],
  ],
  staff: [
    ['report', 'report'],
    ['audit', 'audit'],
    ['exportFile', 'export'],
    ['updateNotes', 'settings'],
    ['updateSpan', 'settings'],
    ['viewAs', 'view'],
    ['', 'staff'],
  ],
};

/** Kind of object of a call; null where the word of its action says it. */
export const kindOfCall = (call: string): string | null => {
  const [concept = '', name = ''] = call.split('.');
  return PARTS[concept]?.find(([part]) => name.includes(part))?.[1] ?? null;
};

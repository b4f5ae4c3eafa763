import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { XmlElement } from '#xml/shapes.ts';

const besideTheProject = path.resolve(import.meta.dirname, '../../../../../shared/standards');

/** Folder with documents nobody here wrote and the schemas of UBL; most machines have none. */
export const STANDARDS = process.env['STANDARDS_DIR'] ?? besideTheProject;
/** For `skip` of a test that needs the folder. */
export const standardsMissing = existsSync(STANDARDS) ? false : `there is no ${STANDARDS}`;

/** Documents of one folder by their names. */
export const standardDocuments = async (folder: string): Promise<[name: string, Buffer][]> => {
  const names = await readdir(path.join(STANDARDS, folder));
  return Promise.all(
    names
      .toSorted()
      .map(async (name): Promise<[string, Buffer]> => [
        name,
        await readFile(path.join(STANDARDS, folder, name)),
      ]),
  );
};

/** Every text and attribute of a document with its place, in the order of the document. */
export const fieldsOf = (element: XmlElement, at = ''): [place: string, value: string][] => {
  const here = `${at}/${element.name}`;
  const counts = new Map<string, number>();
  return [
    ...Object.entries(element.attributes)
      .filter(([name]) => !name.startsWith('xmlns'))
      .map(([name, value]): [string, string] => [`${here}/@${name}`, value]),
    ...(element.children.length === 0 ? [[here, element.text] satisfies [string, string]] : []),
    ...element.children.flatMap((child) => {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      return fieldsOf({ ...child, name: `${child.name}[${count}]` }, here);
    }),
  ];
};

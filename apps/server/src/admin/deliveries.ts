/** Commands about delivery notes. */
import { writeFile } from 'node:fs/promises';
import { formatNoteCode, signedPart } from '#deliveries/note-code.ts';
import { addressOf, type Command, companyOf, found } from '#admin/values.ts';
import { enter } from '#core/database/database.ts';
import { StartError } from '#core/start-error.ts';
import { codeAsLines, codeAsPng, codeAsSvg, codeModules } from '#deliveries/code-image.ts';
import { findCodeSigner } from '#deliveries/code-key-store.ts';
import { findDeliveryOfNote, findNewestNumber } from '#deliveries/code-store.ts';

export const DELIVERY_COMMANDS: Readonly<Record<string, Command>> = {
  'delivery-code': {
    required: { company: 'company number' },
    optional: {
      number: 'number of the delivery note; the newest that is not confirmed without it',
      file: 'code.svg or code.png to write; shown here without it',
    },
    run: async (context, values) => {
      const { db, settings, now } = context;
      const { id: companyId } = await companyOf(context, values);
      await enter(db, { companies: [companyId] });
      const number = values['number'] ?? (await findNewestNumber(db, companyId));
      const delivery = found(
        await findDeliveryOfNote(db, [companyId], {
          numbers: number === undefined ? [] : [number],
        }),
        `delivery note ${number ?? 'that is not confirmed'}`,
      );
      const signer = await findCodeSigner(db, now);
      const signature = signer.sign(signedPart(delivery.id, delivery.supplier_id));
      const data = formatNoteCode(addressOf(settings), delivery.id, signature);
      const modules = codeModules(data);
      const says = `Delivery note ${number} for ${delivery.contract_name}: ${data}`;
      const { file } = values;
      if (file === undefined) return `${codeAsLines(modules)}\n${says}`;
      const [, ending] = /\.(svg|png)$/.exec(file) ?? [];
      if (ending === undefined) throw new StartError(`Neither .svg nor .png: ${file}`);
      await writeFile(file, ending === 'svg' ? codeAsSvg(modules) : codeAsPng(modules));
      return `${says}\nWritten to ${file}`;
    },
  },
};

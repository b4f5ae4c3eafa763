import { generateCode as generateCodeCall } from '@abrufbar/contract/imports/code.ts';
import { formatNoteCode, signedPart } from '#deliveries/note-code.ts';
import { findCustomer } from '#companies/customer-store.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { codeAsPng, codeAsSvg, codeModules } from '#deliveries/code-image.ts';
import { findDeliveryOfSupplier } from '#deliveries/code-store.ts';

/** Once the ticket is imported, the plant fetches its code and prints it on the note (SRV-33). */
export const generateCode = handle(generateCodeCall, async (context, input) => {
  const { import: source, global, ofCompanies, signer, linkOrigin } = context;
  const { supplierId } = source;
  const companyId = await global((db) => findCustomer(db, supplierId, input.customer_number));
  const delivery =
    companyId === undefined
      ? undefined
      : await ofCompanies([companyId], (db) =>
          findDeliveryOfSupplier(db, companyId, source, input.number),
        );
  if (delivery === undefined) throw new Refusal(404, 'note_not_imported');
  const signature = signer.sign(signedPart(delivery.id, supplierId));
  const data = formatNoteCode(linkOrigin, delivery.id, signature);
  const modules = codeModules(data);
  return {
    delivery_id: delivery.id,
    data,
    svg: codeAsSvg(modules),
    png: codeAsPng(modules).toString('base64'),
  };
});

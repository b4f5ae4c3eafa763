import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { arrowLeft } from '@abrufbar/web/ui/icons/basic.ts';
import { arrowRight } from '@abrufbar/web/ui/icons/call-off.ts';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { isView } from '#core/device.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { useSession } from '#core/session.ts';
import { submitOrder } from '#documents/asset-order.ts';
import { removeAsset } from '#documents/asset-removal.ts';
import type { Asset } from '#documents/asset.ts';
import { reorderIds } from '#documents/reorder.ts';
import styles from './asset-viewer.module.css';

const t = reader(documentsFilesTexts);

type AssetMenuProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly asset: Asset;
  readonly assets: readonly Asset[];
  readonly onRemoved: () => void;
};

/** Place and removal of the shown photo or document (SRV-17, SRV-18); it stays open while the place changes. */
export const AssetMenu = ({ open, onClose, asset, assets, onRemoved }: AssetMenuProps) => {
  const { id, delivery_id } = asset;
  const companyNumber = useSession().company?.company_nr ?? '';
  const at = assets.indexOf(asset);
  const move = (by: number): void => {
    if (assets[at + by]) void submitOrder(delivery_id, companyNumber, reorderIds(assets, id, by));
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('files.more')}>
      <div className={styles.menu}>
        {assets.length > 1 && (
          <>
            <p className="ink-2" role="status">
              {t('files.place', { n: at + 1, alle: assets.length })}
            </p>
            <Button
              variant="secondary"
              icon={arrowLeft}
              aria-disabled={at === 0} // not `disabled`, which would lose the keyboard focus
              disabled={isView}
              onClick={() => move(-1)}
            >
              {t('files.forward')}
            </Button>
            <Button
              variant="secondary"
              icon={arrowRight}
              aria-disabled={at === assets.length - 1}
              disabled={isView}
              onClick={() => move(1)}
            >
              {t('files.backward')}
            </Button>
          </>
        )}
        {asset.removable && (
          <BindingButton
            variant="destructive"
            icon={trash}
            onClick={() => {
              onClose();
              onRemoved();
              void removeAsset(asset, companyNumber);
            }}
          >
            {t('files.remove')}
          </BindingButton>
        )}
      </div>
    </Sheet>
  );
};

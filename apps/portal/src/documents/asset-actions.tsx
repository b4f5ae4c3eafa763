import * as documents from '@abrufbar/contract/documents-assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, send } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { download, trash } from '@abrufbar/web/ui/icons/account.ts';
import { arrowLeft } from '@abrufbar/web/ui/icons/basic.ts';
import { arrowRight } from '@abrufbar/web/ui/icons/call-off.ts';
import { useMutation } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { useOnline } from '#core/api/network.ts';
import { answerOf } from '#core/outbox/answer.ts';
import { reconsiderRights } from '#core/outbox/send-call.ts';
import { useSession } from '#core/session.ts';
import { removeAsset } from '#documents/asset-removal.ts';
import type { Asset } from '#documents/asset.ts';
import { reorderIds } from '#documents/reorder.ts';
import { useDownload } from '#documents/use-download.ts';
import styles from './asset-viewer.module.css';

const t = reader(documentsFilesTexts);

type AssetActionsProps = {
  readonly asset: Asset;
  readonly assets: readonly Asset[];
  readonly mayChange: boolean;
  readonly onRemoved: () => void;
};

/** Actions for the shown photo or document (SRV-17, SRV-18). */
export const AssetActions = ({ asset, assets, mayChange, onRemoved }: AssetActionsProps) => {
  const { id, delivery_id } = asset;
  const companyNumber = useSession().company?.company_nr ?? '';
  const isOnline = useOnline();
  const { busy, isReady, start } = useDownload((options) => send(documents.asset, { id }, options));
  const sort = useMutation({
    networkMode: 'always',
    mutationFn: (ids: string[]) => send(documents.sortAssets, { asset_ids: ids }),
    onError: (error) => reconsiderRights(answerOf(error)),
    onSuccess: (list) =>
      cache.setQueryData(query(documents.assets, { id: delivery_id }).queryKey, list),
  });
  const at = assets.indexOf(asset);
  const move = (by: number): void => {
    if (!sort.isPending && assets[at + by]) sort.mutate(reorderIds(assets, id, by));
  };
  return (
    <div className={styles.foot}>
      {mayChange && assets.length > 1 && (
        <div className={styles.order}>
          <Button
            variant="text"
            icon={arrowLeft}
            aria-disabled={at === 0} // not `disabled`, which would lose the keyboard focus
            disabled={!isOnline}
            onClick={() => move(-1)}
          >
            {t('files.forward')}
          </Button>
          <Button
            variant="text"
            icon={arrowRight}
            aria-disabled={at === assets.length - 1}
            disabled={!isOnline}
            onClick={() => move(1)}
          >
            {t('files.backward')}
          </Button>
        </div>
      )}
      <span className={styles.gap} />
      {mayChange && asset.removable && (
        <Button
          variant="text"
          icon={trash}
          onClick={() => {
            onRemoved();
            void removeAsset(asset, companyNumber);
          }}
        >
          {t('files.remove')}
        </Button>
      )}
      <Button
        variant="tinted"
        icon={download}
        busy={busy}
        disabled={!isOnline && !isReady && !busy}
        onClick={() => void start()}
      >
        {t(isReady ? 'files.pass_on' : 'files.keep')}
      </Button>
    </div>
  );
};

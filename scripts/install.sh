#!/usr/bin/env bash
# Installs the tool, and what it compiles snippets against, where `catalog` looks for it.
#   install.sh PRODUCTS PREFIX
set -euo pipefail
cd "$(dirname "$0")/.."

products=$1
prefix=$2
library=$prefix/lib/catalog
share=$prefix/share/catalog

# All that a snippet may import, and what those modules are made of.
modules=(
  SwiftUI UIKit QuartzCore CoreGraphics ObjectiveC Symbols CoreData CoreTransferable
  UniformTypeIdentifiers PhoneFoundation Combine Drawing Glyphs Tables PreviewHost PreviewExchange
  ActivityKit AppIntents AuthenticationServices AVFoundation AVKit Charts CoreLocation
  CoreLocationUI CoreMedia CoreText MapKit os OSLog Photos PhotosUI SafariServices Spatial
  StoreKit SwiftData TipKit UserNotifications WebKit WidgetKit
)

# What an older version had here, and this one has not, is not to be found.
rm -rf "$library/modules" "$share/fonts" "$share/theme"
install -d "$prefix/bin" "$library/modules" "$share/fonts"
install "$products/catalog" "$prefix/bin"
install "$products"/{libPreviewRuntime.so,libPreviewMacros.so,catalog-confine} "$library"
# What the modules declare is said with its comments in the site's index of symbols.
for module in SwiftUI Combine; do
  install -m 644 "$products/Modules/$module.swiftdoc" "$library/modules"
done
for module in "${modules[@]}"; do
  install -m 644 "$products/Modules/$module.swiftmodule" "$library/modules"
done
install -m 644 /usr/share/fonts/truetype/inter-vf/*.ttf "$share/fonts"
install -m 644 share/sf-symbols.tsv "$share/fonts"
install -m 644 share/symbols.tsv "$share"
cp -R theme "$share/theme"

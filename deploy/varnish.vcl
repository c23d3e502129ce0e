vcl 4.1;

# Varnish 7 in front of Minato, with xkey of Debian's varnish-modules (docs/running.md). Start it with
#   varnishd -a 127.0.0.1:6081 -f /srv/minato/deploy/varnish.vcl -s malloc,1g -p http_gzip_support=off
# so that Minato's Brotli copies are kept as they are, and set
#   CDN_PURGE_URL=http://127.0.0.1:6081/purge  CDN_PURGE_TOKEN=CHOOSE-ONE  TRUST_PROXY=127.0.0.1

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || req.http.Authorization != "Bearer CHOOSE-ONE") {
      return (synth(403));
    }
    set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, req.http.Purged));
  }

  # Answers are kept by the host that was asked for.
  unset req.http.X-Forwarded-Host;

  # A signed-in user, or one who is signing in, neither gets nor fills a shared answer.
  if (req.http.Cookie ~ "(^|;\s*)__(Host|Secure)-") {
    return (pass);
  }

  # Of what is left, pages depend on the chosen or preferred language and on the encoding alone.
  unset req.http.X-Locale;
  if (req.http.Cookie ~ "(^|;\s*)locale=(en|fr)(;|$)") {
    set req.http.X-Locale = regsub(req.http.Cookie, "^(?:.*;\s*)?locale=(en|fr)(?:;.*)?$", "\1");
  }
  if (req.method == "GET" || req.method == "HEAD") {
    unset req.http.Cookie;
  }
  if (req.http.Accept-Language ~ "(?i)^(?:(?!(?:^|,)\s*en\b).)*(?:^|,)\s*fr\b") {
    set req.http.Accept-Language = "fr";
  } else {
    set req.http.Accept-Language = "en";
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_hash {
  hash_data(req.http.X-Locale);
}

sub vcl_backend_fetch {
  if (bereq.http.X-Locale && !bereq.http.Cookie) {
    set bereq.http.Cookie = "locale=" + bereq.http.X-Locale;
  }
  unset bereq.http.X-Locale;
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # The cookie is part of the hash; browsers are told below.
  set beresp.http.Vary = regsub(beresp.http.Vary, "Cookie,\s*", "");
}

sub vcl_deliver {
  if (resp.http.Vary ~ "Accept-Language") {
    set resp.http.Vary = resp.http.Vary + ", Cookie";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
